/**
 * Whether goods may be exchanged for an option at this additional price: an exchange moves no money but fees, so both
 * cost the same. Compared as both are sold today; where the bought option is no longer sold, with what it cost when it
 * was bought. What nobody knows any more is exchanged for nothing. Amounts in đồng per piece.
 */
export function mayBeExchangedFor(
  bought: { readonly today: number | null; readonly whenBought: number | null },
  wanted: number,
): boolean {
  return (bought.today ?? bought.whenBought) === wanted;
}
