/** What an automation costs and brings. Money in euros, the rate in percent a year. */
export interface Investment {
  costs: number;
  /** Gains of one year. */
  gains: number;
  years: number;
  rate: number;
}

export interface Returns {
  /** In percent, over the first year: (gains − costs) / costs × 100. */
  roi: number;
  /** Months until the gains have paid the costs; infinite without gains. */
  payback: number;
  /** Net present value in euros: −costs + Σ gains / (1 + rate)^year. */
  presentValue: number;
  /** Money won or still out at the end of each year, undiscounted, starting with year 0. */
  balance: number[];
}

/** The three figures of an investment that pays the same gains every year. */
export function returnsOf({ costs, gains, years, rate }: Investment): Returns {
  const all = Array.from({ length: years }, (_, index) => index + 1);
  return {
    roi: ((gains - costs) / costs) * 100,
    payback: (costs / gains) * 12,
    presentValue: all.reduce((sum, year) => sum + gains / (1 + rate / 100) ** year, -costs),
    balance: [0, ...all].map((year) => gains * year - costs),
  };
}
