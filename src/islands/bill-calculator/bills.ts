/** A plan as its maker sells it: what a month costs, and how many billed units it holds. */
export interface Plan {
  /** 'Zapier', 'Make' or 'n8n'. */
  product: string;
  name: string;
  units: number;
  price: number;
  currency: '$' | '€';
}

export interface Prices {
  plans: readonly Plan[];
  /** Price of a dollar in euros. */
  dollar: number;
}

/** The monthly work of one automation, and the cost of a server of one's own. Money in euros. */
export interface Workload {
  runs: number;
  /** In each run, besides the trigger. */
  actions: number;
  /** For how many items of a list one more action is repeated, in each run. */
  items: number;
  /** Polls of the trigger; 0 for one that receives its events. */
  checks: number;
  /** Of a dollar. */
  dollar: number;
  server: number;
  /** Of upkeep. */
  hours: number;
  hourlyCost: number;
}

export interface Bill {
  tool: string;
  units: number;
  /** Name of the tool's unit, in the plural. */
  unit: string;
  /** The plan of the lowest bill; undefined where no known plan allows that many units. */
  plan: string | undefined;
  /** Units billed one by one, beyond those of the plan. */
  extra: number;
  /** Of a month; undefined where no plan is known. */
  euros: number | undefined;
}

interface Tool {
  product: string;
  unit: string;
  unitsOf(workload: Workload): number;
  /**
   * Terms for units beyond a plan. `price`: the price of a unit as a multiple of one within the plan. `limit`: the most units, as a multiple of the
   * plan's, these included. Absent if the tool stops instead.
   */
  overage?: { price: number; limit: number };
}

/** Counting rules of each maker. */
const TOOLS: readonly Tool[] = [
  {
    // Triggers and their checks are free (https://zapier.com/blog/what-is-a-task-in-zapier).
    product: 'Zapier',
    unit: 'tâches',
    unitsOf: ({ runs, actions, items }) => runs * (actions + items),
    // https://help.zapier.com/hc/en-us/articles/15279018245901-How-pay-per-task-billing-works-in-Zapier
    overage: { price: 1.25, limit: 3 },
  },
  {
    // A trigger costs a credit each time it looks, found or not; going through a list costs one, too (https://help.make.com/credits).
    product: 'Make',
    unit: 'crédits',
    unitsOf: ({ runs, actions, items, checks }) => (checks || runs) + runs * (actions + (items > 0 ? items + 1 : 0)),
  },
  {
    // A run is one, however long it is; a check that finds nothing starts none (https://n8n.io/pricing).
    product: 'n8n',
    unit: 'exécutions',
    unitsOf: ({ runs }) => runs,
  },
];

/** Computes a month's bill with each tool, and with n8n on one's own server, whose licence is free. */
export function computeBills(workload: Workload, plans: readonly Plan[]): Bill[] {
  const { runs, server, hours, hourlyCost } = workload;
  const hosted = TOOLS.map((tool) => billOf(tool, workload, plans));
  const own = { tool: 'n8n chez vous', units: runs, unit: 'exécutions', plan: 'licence gratuite', extra: 0 };
  return [...hosted, { ...own, euros: server + hours * hourlyCost }];
}

/** Returns the lowest bill among a tool's plans: a larger plan, or a smaller one with extra units. */
function billOf(tool: Tool, workload: Workload, plans: readonly Plan[]): Bill {
  const units = tool.unitsOf(workload);
  const { price = 0, limit = 1 } = tool.overage ?? {};
  const [cheapest] = plans
    .filter((plan) => plan.product === tool.product && plan.units * limit >= units)
    .map((plan) => {
      const extra = Math.max(0, units - plan.units);
      const amount = plan.price * (1 + (price * extra) / plan.units);
      return { plan: plan.name, extra, euros: amount * (plan.currency === '$' ? workload.dollar : 1) };
    })
    .sort((a, b) => a.euros - b.euros);
  const bill = cheapest ?? { plan: undefined, extra: 0, euros: undefined };
  return { tool: tool.product, units, unit: tool.unit, ...bill };
}
