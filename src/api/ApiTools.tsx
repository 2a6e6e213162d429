import type { JSX } from 'react';
import { API_VIEWS } from '../model/apiPage.ts';

const LABELS = { table: 'Table', expanded: 'Expanded', compact: 'Compact' } as const;

/** Filter and choice of view; `addApiBehavior` makes them work. */
export function ApiTools(): JSX.Element {
  return (
    <div className="tools" role="search" aria-label="Rows of this page">
      <input
        type="search"
        className="filter"
        aria-label="Filter by name"
        placeholder="Filter by name"
        autoComplete="off"
        spellCheck={false}
      />
      <fieldset className="views" data-whole="">
        <legend className="visually-hidden">View</legend>
        {API_VIEWS.map((view) => (
          <label key={view}>
            <input type="radio" name="api-view" value={view} defaultChecked={view === 'table'} />
            {LABELS[view]}
          </label>
        ))}
      </fieldset>
      <p className="found" role="status" />
    </div>
  );
}
