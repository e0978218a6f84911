/** An old oak door in its arch, 60 wide and 64 high, its foot at 0. */
export const oakDoor = (): string =>
  `<path d="M-28 0V-34A28 28 0 0 1 28-34V0Z" fill="#6d635a" stroke="#2f2722" stroke-width="2.5"/>
   <path d="M-21 0V-33A21 21 0 0 1 21-33V0Z" fill="#7b4a22" stroke="#3a1f0c" stroke-width="2"/>
   <path d="M-10-2V-50M0-2V-54M10-2V-50" stroke="#4e2c12" stroke-width="2"/>
   <path d="M-21-14H21M-21-36H21" stroke="#2b2b30" stroke-width="4"/><circle cx="14" cy="-24" r="3.4" fill="#e8b93a"/>`

/** The same arch, open, with lit stairs. */
export const litStairs = (): string =>
  `<path d="M-28 0V-34A28 28 0 0 1 28-34V0Z" fill="#6d635a" stroke="#2f2722" stroke-width="2.5"/>
   <path d="M-21 0V-33A21 21 0 0 1 21-33V0Z" fill="#ffdc85"/>
   <path d="M-21 0V-8H-10V-16H0V-24H10V-32H21V0Z" fill="#b07a3c"/><path d="M-21-8H-10V-16H0V-24H10V-32H21" fill="none" stroke="#fff4cc" stroke-width="2.5"/>
   <circle cx="-8" cy="-38" r="6" fill="#fff8dc"/>`

/** An owl in the dark arch. */
export const wokenOwl = (): string =>
  `<path d="M-28 0V-34A28 28 0 0 1 28-34V0Z" fill="#6d635a" stroke="#2f2722" stroke-width="2.5"/>
   <path d="M-21 0V-33A21 21 0 0 1 21-33V0Z" fill="#17131f"/>
   <path d="M-16-2C-20-22-16-42-12-47L-4-41H4L12-47C16-42 20-22 16-2 10 3-10 3-16-2Z" fill="#8a6a48" stroke="#3a2816" stroke-width="2"/>
   <path d="M-9-4C-11-14-8-20 0-20S11-14 9-4Z" fill="#d9bd94"/><path d="M-6-15h0M0-12h0M6-15h0M-3-8h0M3-8h0" stroke="#8a6a48" stroke-width="3" stroke-linecap="round"/>
   <circle cx="-7" cy="-31" r="7" fill="#ffe27a"/><circle cx="7" cy="-31" r="7" fill="#ffe27a"/><circle cx="-7" cy="-31" r="3.2" fill="#17131f"/><circle cx="7" cy="-31" r="3.2" fill="#17131f"/>
   <path d="M-2.6-27H2.6L0-22Z" fill="#e07b28"/>`
