import { useState, type JSX } from 'react';
import {
  getAnalyticsChoice,
  setAnalyticsChoice,
  type AnalyticsChoice as Value,
} from '../analytics/analyticsChoice.ts';
import { Choice } from './Choice.tsx';

/** Lets the reader switch analytics off. Only ever rendered in the browser, where the choice is kept. */
export function AnalyticsChoice(): JSX.Element {
  const [value, setValue] = useState<Value>(getAnalyticsChoice);
  return (
    <Choice
      legend="Usage statistics"
      name="analytics"
      value={value}
      options={[
        { value: 'on', text: 'Allowed' },
        { value: 'off', text: 'Off' },
      ]}
      onChange={(choice) => {
        setAnalyticsChoice(choice);
        setValue(choice);
      }}
    />
  );
}
