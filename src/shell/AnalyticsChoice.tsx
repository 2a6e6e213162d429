import { useState, type JSX } from 'react';
import {
  getAnalyticsChoice,
  setAnalyticsChoice,
  type AnalyticsChoice as Value,
} from '../analytics/analyticsChoice.ts';
import { Choice } from '../ui/Choice.tsx';

/** Lets the reader switch analytics off. The kept choice is read when the settings are used. */
export function AnalyticsChoice(): JSX.Element {
  const [value, setValue] = useState<Value>('on');
  return (
    <div
      onFocus={() => setValue(getAnalyticsChoice())}
      onPointerEnter={() => setValue(getAnalyticsChoice())}
    >
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
    </div>
  );
}
