import * as css from './PriceFilters.module.css';
import { PRICE_UNITS, type ToolPrice } from './prices.ts';

/** Two questions that narrow the table down. Without script the table stands whole, and they are not asked. */
export function PriceFilters({ prices }: { prices: readonly ToolPrice[] }) {
  const tools = [...new Set(prices.map(({ produit }) => produit))];
  const ways = Object.entries(PRICE_UNITS).filter(([par]) => prices.some((price) => price.par === par));
  return (
    <form className={css.filters} data-price-filters>
      <Choice name="produit" label="Outil" options={tools.map((tool) => [tool, tool])} />
      <Choice name="par" label="Paiement" options={ways} />
      <p className={css.count} role="status">
        {prices.length} prix
      </p>
    </form>
  );
}

interface ChoiceProps {
  /** Of the rows' data attribute that is compared. */
  name: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <label className={css.choice}>
      {label}
      <select name={name}>
        <option value="">Tous</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
