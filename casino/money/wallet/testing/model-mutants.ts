/** Which sequences of the model test meet it soonest. */
export type ModelProperty =
  | 'all'
  | 'grants'
  | 'wagered'
  | 'converted'
  | 'open'
  | 'spins'
  | 'capped-spins'
  | 'days'
  | 'little'
  | 'caps'
  | 'corrected'
  | 'voids'

/** Mistakes that the model must see: what it is, where it is seen, the function of SQL, and its edits. */
export const mutants: readonly (readonly [string, ModelProperty, string, readonly (readonly [string, string])[]])[] = [
  ['a stake that is not looked at', 'all', 'accept', [['standing < cash', 'false']]],
  ['caps that forget what the batch has staked', 'caps', 'accept', [['used := array[used[1] + cash', 'used := array[used[1]']]],
  ['a loss that forgets wins', 'caps', 'settle', [['n.staked - n.won', 'n.staked']]],
  ['a balance that the batch does not carry on', 'little', 'accept', [['standing := standing - cash;', 'null;']]],
  ['a balance that forgets the wins of its batch', 'all', 'settle', [['- stakes[round] + own_wins[round]', '- stakes[round]']]],
  [
    'a round refused for a win that is not drawn yet',
    'little',
    'accept',
    [["case when any_taken then 'later' else 'insufficient-funds' end", "'insufficient-funds'"]],
  ],
  ['a round that overtakes the one that waits', 'little', 'accept', [['elsif any_waits then', 'elsif false then']]],
  ['a loss cap that refuses for a win that is not drawn yet', 'caps', 'accept', [['when which > 3 and any_taken', 'when false']]],
  ['a void stake that still counts', 'voids', 'pay_all', [['if with_caps and void_stakes is not null', 'if false']]],
  ['a void stake that comes back as a win', 'voids', 'pay_all', [['and v.stake is null', '']]],
  [
    'a win that was taken back and still counts',
    'corrected',
    'take_back',
    [['values (of_owner, to_hour, 0, -taken)', 'values (of_owner, to_hour, 0, 0)']],
  ],
  ['a stake that was taken back and still counts', 'voids', 'uncount_play', [['h.staked - p.staked', 'h.staked']]],
  ['new caps that count what was void', 'corrected', 'counted_play', [['where r.reverses = e.transaction_id', 'where false']]],
  ['new caps that count what was taken back', 'corrected', 'counted_play', [['-e.amount', '0::bigint']]],
  ['a window that is an hour short', 'days', 'bring_forward', [["interval '24 hours'", "interval '23 hours'"]]],
  ['bonus money that is not looked at', 'wagered', 'accept', [['r.purse_stands < r.stake - cash', 'false']]],
  ['bonus money that goes before cash', 'wagered', 'accept', [['cash := least(r.stake, standing)', 'cash := 0']]],
  ['bonus money that does not wait for cash', 'wagered', 'accept', [['elsif cash < r.stake and any_taken then', 'elsif false then']]],
  ['a maximum stake that is not held', 'wagered', 'accept', [['cash < r.stake and r.stake > r.most_stake', 'false']]],
  ['opposite bets that count', 'wagered', 'accept', [['<= r.most_opposite', '<= 100']]],
  ['a win that goes to cash alone', 'wagered', 'settle', [['plan_stakes[round] > 0', 'false']]],
  [
    'a unit that does not divide and goes to the bonus',
    'wagered',
    'settle',
    [
      [
        'div(wins[round]::numeric * plan_stakes[round], stakes[round] + plan_stakes[round])',
        'ceil(wins[round]::numeric * plan_stakes[round] / (stakes[round] + plan_stakes[round]))',
      ],
    ],
  ],
  [
    'wagering that forgets what it counted before',
    'wagered',
    'count_wagers',
    [['least(g.wagered + c.amount, g.required)', 'least(c.amount, g.required)']],
  ],
  ['a grant that becomes cash before it is wagered', 'converted', 'end_grant', [['known.met_at is null', 'false']]],
  ['a conversion without its cap', 'converted', 'end_grant', [['least(stands, coalesce(at_most, stands))', 'stands']]],
  ['a round taken back that keeps its wagering', 'wagered', 'take_back_wagers', [['- w.counted', '- 0']]],
  [
    'a settlement that is paid again',
    'grants',
    'pay_all',
    [
      ['left join money_wallet.transactions k on k.scope = q.owner_id and k.key = q.key', 'left join money_wallet.transactions k on false'],
      ['f.owner_id, f.key, f.hash', 'f.owner_id, f.key || f.id, f.hash'],
      ['f.reference, f.game', 'f.reference || f.id, f.game'],
    ],
  ],
  ['a second grant beside the one that is wagered', 'grants', 'begin_grant', [['if must_wager > 0 and exists', 'if false and exists']]],
  ['a grant that its fund does not hold', 'open', 'begin_grant', [["if posted <> 'posted'", 'if false']]],
  ['other terms under the number of a grant', 'open', 'begin_grant', [["else 'key-reused' end", "else 'replayed' end"]]],
  [
    'a grant that ends twice',
    'open',
    'end_grant',
    [
      ["elsif known.state <> 'active'", 'elsif false'],
      ["'grant:' || grant_id || ':end'", "'grant:' || grant_id || ':end' || how"],
    ],
  ],
  ['wagering that goes back after it was met', 'open', 'take_back_wagers', [['and g.met_at is null', '']]],
  ['a grant that is due and goes back though it was wagered', 'open', 'end_due_grants', [['g.met_at is not null', 'false']]],
  ['a round that ends after its grant and pays the dead purse', 'open', 'pay_all', [["when g.state = 'converted' then 'main'", '']]],
  [
    'a round that ends after its grant was given up and pays its player',
    'open',
    'pay_all',
    [
      ["when g.state = 'returned' then 0 else", "when g.state = 'returned' then q.owner_id else"],
      ["when g.state = 'returned' then g.fund", "when g.state = 'returned' then 'main'"],
    ],
  ],
  ['a round that ends after its grant became cash and pays beyond the cap', 'open', 'pay_all', [['g.cap_left is not null', 'false']]],
  [
    'a cap that what comes later does not use up',
    'open',
    'take_of_cap',
    [['set cap_left = g.cap_left - comes', 'set cap_left = g.cap_left']],
  ],
  [
    'a free spin that wins beyond the cap of a bonus that became cash',
    'spins',
    'settle_free_spin',
    [['coalesce(money_wallet.take_of_cap(f.wins_to, win), win)', 'win']],
  ],
  ['free spins that their fund does not hold', 'spins', 'begin_free_spins', [["if posted <> 'posted'", 'if false']]],
  ['other terms under the number of free spins', 'spins', 'begin_free_spins', [["else 'key-reused' end", "else 'replayed' end"]]],
  ['free spins that are played out of time', 'spins', 'accept_free_spin', [['or f.ends_at <= moment', '']]],
  ['free spins of a bonus that was given up', 'spins', 'accept_free_spin', [["g.id = f.wins_to and g.state = 'returned'", 'false']]],
  ['a free spin that another request repeats', 'spins', 'accept_free_spin', [["else 'key-reused' end", "else 'replayed' end"]]],
  [
    'a win of a free spin in the purse of a bonus that became cash',
    'spins',
    'settle_free_spin',
    [["case when g.state = 'active' then g.purse else 'main' end", 'g.purse']],
  ],
  [
    'a win of free spins that limits do not count',
    'capped-spins',
    'settle_free_spin',
    [['values (f.owner_id, to_hour, 0, paid)', 'values (f.owner_id, to_hour, 0, 0)']],
  ],
  ['free spins that end twice', 'spins', 'end_free_spins', [['f.ended_at is not null', 'false']]],
  ['free spins that end and keep their worth', 'spins', 'end_free_spins', [['if stands > 0', 'if false']]],
  [
    'a hold that may be ended both ways',
    'all',
    'post',
    [["when known.request_hash = content_hash then 'replayed' else 'key-reused'", "when true then 'replayed' else ''"]],
  ],
]
