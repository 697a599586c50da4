/** What moving into a rented home takes on the first day. */

export type MoveIn = {
  rent: number;
  deposit: number | null;
  maintenance: number | null;
  /** "4", "2.5": the deposit in months, as is usual in India. */
  depositMonths: number | null;
  /** First rent, first maintenance and the deposit; without brokerage. */
  total: number;
};

type Rented = { priceMin: number | null; deposit: number | null; maintenance: number | null };

export function moveInCost({ priceMin: rent, deposit, maintenance }: Rented): MoveIn | null {
  if (!rent) return null;
  const depositMonths = deposit ? Math.round((deposit / rent) * 10) / 10 : null;
  return {
    rent,
    deposit,
    maintenance,
    depositMonths,
    total: rent + (deposit ?? 0) + (maintenance ?? 0),
  };
}
