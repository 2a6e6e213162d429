import { CLICK_EVENT, EVENTS, USER_PROPERTIES, type EventDefinition } from './events.ts';

const ROWS: readonly EventDefinition[] = [...Object.values(EVENTS), CLICK_EVENT];

/** Everything analytics sends, straight from the definitions the sending code is typed by. */
export function AnalyticsEventTable() {
  return (
    <>
      <table>
        <caption>Events</caption>
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
              <td>{event.when}</td>
              <td>{event.share}</td>
              <td>
                <MeaningList meanings={event.parameters} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>User properties</caption>
        <thead>
          <tr>
            <th scope="col">Property</th>
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
    </>
  );
}

function MeaningList({ meanings }: { meanings: Readonly<Record<string, string>> }) {
  return (
    <ul>
      {Object.entries(meanings).map(([name, meaning]) => (
        <li key={name}>
          <code>{name}</code>: {meaning}
        </li>
      ))}
    </ul>
  );
}
