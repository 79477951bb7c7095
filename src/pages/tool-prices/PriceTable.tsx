import { frenchDate } from '../../format/date.ts';
import { withUnit } from '../../islands/calculator/numbers.ts';
import * as css from './PriceTable.module.css';
import type { ToolPrice } from './prices.ts';

interface PriceTableProps {
  prices: readonly ToolPrice[];
  /** Price of a dollar in euros. */
  dollar: number;
}

/** All prices in a table that is complete without script. With script, its heads sort it by the values of its `data` and `time` elements. */
export function PriceTable({ prices, dollar }: PriceTableProps) {
  return (
    <>
      <div className={css.box} {...SCROLLED}>
        <table className={css.table} aria-label="Prix par outil" data-prices>
          <thead>
            <tr>
              <th scope="col" aria-sort="ascending">
                Outil
              </th>
              <th scope="col">Prix</th>
              <th scope="col">Vérifié</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <Row key={price.nom} price={price} euros={price.montant * (price.devise === '$' ? dollar : 1)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>
        Hors taxes, au tarif public. Chaque lien mène à la page qui dit le prix. Pour le tri, un dollar compte pour{' '}
        {withUnit(dollar, '€')}.
      </p>
    </>
  );
}

/** With large letters the table is wider than a phone: the keyboard can scroll it. */
const SCROLLED = { role: 'group', tabIndex: 0, 'aria-label': 'Tableau des prix' } as const;

function Row({ price, euros }: { price: ToolPrice; euros: number }) {
  const { ancre, produit, objet, valeur, source, par, verifie } = price;
  return (
    <tr id={ancre} data-produit={produit} data-par={par}>
      <th scope="row">
        <span className={css.tool}>{produit}</span> <a href={source}>{objet}</a>
      </th>
      <td>
        <data className={css.price} value={Number(euros.toFixed(4))}>
          <Value text={valeur} />
        </data>
        <History {...price} />
      </td>
      <td className={css.day}>
        {verifie ? <time dateTime={verifie}>{verifie.split('-').reverse().join('/')}</time> : 'non daté'}
      </td>
    </tr>
  );
}

/** A price with its amount in bold, where that comes first: '**20 $** par mois'. */
function Value({ text }: { text: string }) {
  const [amount = ''] = /^[\d\s,]+[$€]/.exec(text) ?? [];
  if (amount === '') return <b>{text}</b>;
  return (
    <>
      <b>{amount}</b>
      {text.slice(amount.length)}
    </>
  );
}

/** The prices before this one, and since when it is known. */
function History({ historique }: Pick<ToolPrice, 'historique'>) {
  const changes = historique.map((one, index) => ({ ...one, until: historique[index + 1]?.depuis }));
  if (changes.length === 0) return null;
  return (
    <ol className={css.history}>
      {changes.map(({ depuis, valeur, until }) => (
        <li key={until ?? 'aujourd’hui'}>
          {until ? `${valeur} ` : ''}
          {depuis && (
            <>
              {until ? 'depuis' : 'à ce prix depuis'} le <time dateTime={depuis}>{frenchDate(depuis, 'sentence')}</time>
            </>
          )}
          {until && !depuis && (
            <>
              avant le <time dateTime={until}>{frenchDate(until, 'sentence')}</time>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
