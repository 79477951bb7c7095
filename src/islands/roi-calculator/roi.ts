/** Costs and savings of an automation, line by line. Money in euros. */
export interface Project {
  /** Hours saved a week, of each task. */
  orders: number;
  invoices: number;
  reports: number;
  weeksAYear: number;
  /** Of an hour of work, employer's contributions included. */
  hourlyCost: number;
  /** Share of the saved hours that is used for other work in the careful scenarios, in percent. */
  reemployed: number;
  errorsAMonth: number;
  errorCost: number;
  salesAYear: number;
  /** Of one sale. */
  margin: number;
  /** Paid once. */
  audit: number;
  building: number;
  otherFees: number;
  /** The team's own, for trials and training. */
  internalHours: number;
  /** Paid each year. */
  subscriptions: number;
  maintenance: number;
  years: number;
  /** Discount rate, in percent a year. */
  rate: number;
}

interface Costs {
  initial: number;
  yearly: number;
  /** Over all years. */
  total: number;
}

interface Returns {
  /** In percent, a year's gains against the costs of all years: (gains − costs) / costs × 100. */
  roi: number;
  /** Months until gains have paid the costs of all years; infinite without gains. */
  payback: number;
  /** Discounted euros won or still out at the end of each year, starting with year 0. The last is the net present value. */
  balance: readonly number[];
}

export interface Scenario extends Returns {
  /** Gains of one year. */
  gains: number;
}

export function costsOf(project: Project): Costs {
  const { audit, building, otherFees, internalHours, hourlyCost, subscriptions, maintenance, years } = project;
  const initial = audit + building + otherFees + internalHours * hourlyCost;
  const yearly = subscriptions + maintenance;
  return { initial, yearly, total: initial + yearly * years };
}

/** Returns three sets of gains against the same costs: all of them; fewer hours; fewer hours and no sale. */
export function scenariosOf(project: Project): readonly [Scenario, Scenario, Scenario] {
  const { orders, invoices, reports, weeksAYear, hourlyCost, reemployed } = project;
  const { errorsAMonth, errorCost, salesAYear, margin } = project;
  const time = (orders + invoices + reports) * weeksAYear * hourlyCost;
  const usefulTime = (time * reemployed) / 100;
  const errors = errorsAMonth * 12 * errorCost;
  const sales = salesAYear * margin;
  const costs = costsOf(project);
  const scenario = (gains: number) => ({ gains, ...computeReturns(gains, costs, project) });
  return [scenario(time + errors + sales), scenario(usefulTime + errors + sales), scenario(usefulTime + errors)];
}

/** Returns the return on costs for equal gains every year. Both count at the end of their year: −initial + Σ (gains − yearly) / (1 + rate)^year. */
export function computeReturns(gains: number, costs: Costs, { years, rate }: Pick<Project, 'years' | 'rate'>): Returns {
  const balance = [-costs.initial];
  for (let year = 1; year <= years; year++)
    balance.push((balance[year - 1] ?? 0) + (gains - costs.yearly) / (1 + rate / 100) ** year);
  return { roi: ((gains - costs.total) / costs.total) * 100, payback: (costs.total / gains) * 12, balance };
}
