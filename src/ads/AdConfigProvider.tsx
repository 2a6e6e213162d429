import { createContext, useContext, type ReactNode } from 'react';
import type { AdConfig } from './adConfig.ts';
import type { AdReport } from './adRecord.ts';

/** The settings of the ad slot and where it reports what happened. */
export interface AdContextValue {
  readonly config: AdConfig;
  readonly report: (report: AdReport) => void;
}

const AdConfigContext = createContext<AdContextValue | null>(null);

/** Hands the ad settings to the slot; pass the same value on every render. */
export function AdConfigProvider({
  value,
  children,
}: {
  value: AdContextValue;
  children: ReactNode;
}) {
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

/** The ad settings; throws where there is no provider above. */
export function useAdConfig(): AdContextValue {
  const value = useContext(AdConfigContext);
  if (value === null) {
    throw new Error(
      'Could not find ad config context value; please ensure the component is wrapped in an ad config provider',
    );
  }
  return value;
}
