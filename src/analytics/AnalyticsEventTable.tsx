import { CLICK_EVENT, EVENTS, USER_PROPERTIES, type EventDefinition } from './events.ts';
import styles from './AnalyticsEventTable.module.css';

const ROWS: readonly EventDefinition[] = [...Object.values(EVENTS), CLICK_EVENT];

/** Everything analytics sends, straight from the definitions the sending code is typed by. */
export function AnalyticsEventTable() {
  return (
    <div className="prose">
      <section className="table" tabIndex={0} aria-label="Table: Events">
        <table data-whole="">
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">When</th>
              <th scope="col">Share sent</th>
              <th scope="col">Parameters</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((event) => (
              <tr key={event.name}>
                <th scope="row">
                  <code>{event.name}</code>
                </th>
                <td className={styles.when}>{event.when}</td>
                <td>{event.share}</td>
                <td>
                  <MeaningList meanings={event.parameters} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <template />
      </section>
      <section className="table" tabIndex={0} aria-label="Table: User properties">
        <table data-whole="">
          <thead>
            <tr>
              <th scope="col">User property</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(USER_PROPERTIES).map(([name, meaning]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <template />
      </section>
    </div>
  );
}

function MeaningList({ meanings }: { meanings: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.meanings}>
      {Object.entries(meanings).map(([name, meaning]) => (
        <li key={name}>
          <code>{name}</code>: {meaning}
        </li>
      ))}
    </ul>
  );
}
