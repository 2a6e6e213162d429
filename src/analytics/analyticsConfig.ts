import { WEB_VITALS_SKIP_RATE } from '../model/constants.ts';

/** The variables analytics is configured with; Vite's `import.meta.env` fits. */
export interface AnalyticsEnvironment {
  readonly DEV?: boolean | undefined;
  readonly VITE_ANALYTICS_IN_DEV?: string | undefined;
  readonly VITE_ANALYTICS_ID?: string | undefined;
  readonly VITE_ANALYTICS_SCRIPT_URL?: string | undefined;
  readonly VITE_ANALYTICS_VITALS_SKIP_RATE?: string | undefined;
}

/** All settings of analytics. */
export interface AnalyticsConfig {
  /** Null sends nothing: none is configured, or this is development that does not ask for it. */
  readonly measurementId: string | null;
  readonly scriptUrl: string;
  /** Probability that a visit reports no web vitals. */
  readonly vitalsSkipRate: number;
}

const TAG_SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

/** Reads the settings; a skip rate that is no share of 1 counts as unset. */
export function readAnalyticsConfig(env: AnalyticsEnvironment): AnalyticsConfig {
  const skipRate = Number.parseFloat(env.VITE_ANALYTICS_VITALS_SKIP_RATE ?? '');
  return {
    measurementId: (isActive(env) && env.VITE_ANALYTICS_ID) || null,
    scriptUrl: env.VITE_ANALYTICS_SCRIPT_URL || TAG_SCRIPT_URL,
    vitalsSkipRate: skipRate >= 0 && skipRate <= 1 ? skipRate : WEB_VITALS_SKIP_RATE,
  };
}

function isActive({ DEV, VITE_ANALYTICS_IN_DEV }: AnalyticsEnvironment): boolean {
  return !DEV || VITE_ANALYTICS_IN_DEV === 'true';
}
