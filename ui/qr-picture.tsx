import { encode } from 'uqr'

/** Black on white in every theme, with the quiet zone that scanners need. */
export const QrPicture = ({ value, label }: { readonly value: string; readonly label: string }) => {
  const { data, size } = encode(value, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((is_dark, x) => (is_dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-md"
      xmlns="http://www.w3.org/2000/svg"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
