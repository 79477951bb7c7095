import * as css from './SmallApp.module.css';

const VIEWS = [
  ['toutes', 'Toutes'],
  ['attente', 'À valider'],
  ['faites', 'Validées'],
] as const;

/** An application small enough for a page: sample requests to approve and to filter. It needs no script, sends nothing and keeps nothing. */
export function SmallApp({ requests }: { requests: readonly { objet: string; detail: string }[] }) {
  return (
    <div className={css.app}>
      <fieldset className={css.views}>
        <legend className={css.legend}>Demandes à montrer</legend>
        {VIEWS.map(([value, label]) => (
          <label key={value} className={css.view}>
            <input type="radio" name="vue" value={value} defaultChecked={value === 'toutes'} /> {label}
          </label>
        ))}
      </fieldset>
      <fieldset className={css.list}>
        <legend className={css.legend}>Demandes</legend>
        {requests.map(({ objet, detail }) => (
          <label key={objet} className={css.request}>
            <input type="checkbox" />
            <b>{objet}</b>
            <span className={css.detail}>{detail}</span>
          </label>
        ))}
      </fieldset>
      <p className={css.count}>Cochez une demande pour la valider.</p>
    </div>
  );
}
