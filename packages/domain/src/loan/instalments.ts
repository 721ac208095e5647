/** How a loan is paid back: the same sum each month, or the same part of the loan with what it bears each month. */
export const instalmentWays = ['annuity', 'declining'] as const;
export type InstalmentWay = (typeof instalmentWays)[number];

export type Loan = {
  /** Đồng, whole. */
  readonly amount: number;
  /** Hundredths of a percent a year: 990 is 9.9 %. */
  readonly yearlyRate: number;
  readonly months: number;
  readonly way: InstalmentWay;
};

/** One month's payment in whole đồng; `left` is what is owed after it. */
export type Instalment = {
  readonly month: number;
  readonly principal: number;
  readonly interest: number;
  readonly payment: number;
  readonly left: number;
};

export type InstalmentPlan = {
  readonly instalments: readonly Instalment[];
  readonly first: number;
  readonly highest: number;
  readonly interest: number;
  /** What is paid in all. */
  readonly total: number;
};

/** The part of the loan that the first month of an annuity pays back, before rounding, plus its interest. */
function annuity(amount: number, rate: number, months: number): number {
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}

/**
 * The plan of a loan, to the đồng: interest of what is still owed, rounded each month; the last payment takes what rounding left,
 * so that the principal paid is the loan.
 * @throws {RangeError} for an amount, a rate or a number of months that is negative or not whole, or for no month at all.
 */
export function instalmentPlan({ amount, yearlyRate, months, way }: Loan): InstalmentPlan {
  for (const figure of [amount, yearlyRate, months])
    if (!Number.isSafeInteger(figure) || figure < 0) throw new RangeError(`a loan of ${figure}`);
  if (months === 0) throw new RangeError('a loan over no month');
  const rate = yearlyRate / 120_000;
  const same = Math.round(annuity(amount, rate, months));
  const part = Math.floor(amount / months);
  const instalments: Instalment[] = [];
  let left = amount;
  for (let month = 1; month <= months; month += 1) {
    const interest = Math.round(left * rate);
    const planned = way === 'annuity' ? same - interest : part;
    const principal = month === months ? left : Math.min(planned, left);
    left -= principal;
    instalments.push({ month, principal, interest, payment: principal + interest, left });
  }
  const payments = instalments.map(({ payment }) => payment);
  const total = payments.reduce((sum, payment) => sum + payment, 0);
  return {
    instalments,
    first: payments[0] ?? 0,
    highest: Math.max(...payments),
    interest: total - amount,
    total,
  };
}
