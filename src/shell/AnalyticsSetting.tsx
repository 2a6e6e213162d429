import { useState, type JSX } from 'react';
import {
  getAnalyticsChoice,
  readPrivacySignal,
  setAnalyticsChoice,
  type AnalyticsChoice,
} from '../analytics/analyticsChoice.ts';
import { Choice } from '../ui/Choice.tsx';

const SIGNAL_NOTE = 'Your browser asks sites not to track you, so nothing is sent either way.';

/** Lets the reader switch analytics off. Only ever rendered in the browser, where the choice is kept. */
export function AnalyticsSetting(): JSX.Element {
  const [value, setValue] = useState<AnalyticsChoice>(getAnalyticsChoice);
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
      note={readPrivacySignal(navigator) === null ? undefined : SIGNAL_NOTE}
    />
  );
}
