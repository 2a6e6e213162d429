import { whenIdle } from '../ui/whenIdle.ts';
import { startAnalytics, type Analytics } from './analytics.ts';
import { getAnalyticsChoice, readPrivacySignal } from './analyticsChoice.ts';
import { readAnalyticsConfig, type AnalyticsEnvironment } from './analyticsConfig.ts';

/** Starts analytics in a browser, with the settings of the build. */
export function startBrowserAnalytics(env: AnalyticsEnvironment): Analytics {
  return startAnalytics({
    config: readAnalyticsConfig(env),
    window,
    random: Math.random,
    now: () => new Date(),
    isAllowed: () => readPrivacySignal(navigator) === null && getAnalyticsChoice() === 'on',
    whenIdle: (run) => void whenIdle(window, run),
    loadVitals: () => import('web-vitals'),
  });
}
