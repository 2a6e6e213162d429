import { describe, expect, test } from 'vitest';
import {
  formatScriptPolicy,
  formatSitePolicy,
  NO_HOSTS,
  readPolicyHosts,
} from './securityPolicy.ts';

describe('the policy of the site', () => {
  test('lets in nothing foreign by default', () => {
    expect(formatSitePolicy(NO_HOSTS).split('; ')).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self' https://stackblitz.com https://codesandbox.io",
      "frame-ancestors 'self'",
      "frame-src 'self'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "media-src 'self'",
      "object-src 'none'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self'",
    ]);
  });

  test('lets configured hosts do what they are there for', () => {
    const hosts = readPolicyHosts({
      VITE_AD_HOSTS: 'https://ads.example, https://*.cdn.example:8443',
      VITE_ANALYTICS_HOSTS: 'https://stats.example https://ads.example',
      VITE_FONT_HOSTS: 'https://fonts.example',
    });
    expect(hosts).toEqual({
      script: ['https://ads.example', 'https://*.cdn.example:8443', 'https://stats.example'],
      connect: ['https://ads.example', 'https://*.cdn.example:8443', 'https://stats.example'],
      image: ['https://ads.example', 'https://*.cdn.example:8443', 'https://stats.example'],
      frame: ['https://ads.example', 'https://*.cdn.example:8443'],
      style: ['https://fonts.example'],
      font: ['https://fonts.example'],
    });
    expect(formatSitePolicy(hosts)).toContain("font-src 'self' https://fonts.example;");
  });

  test.each([
    "https://ads.example;script-src'unsafe-inline'",
    'https://ads.example/path',
    'http://ads.example',
    'ads.example',
    '*',
  ])('refuses %s as a host', (text) => {
    expect(() => readPolicyHosts({ VITE_AD_HOSTS: text })).toThrow(
      `VITE_AD_HOSTS holds "${text}", which is not an origin. Write it as https://host.example, without a path.`,
    );
  });
});

describe('the policy of a page', () => {
  const hosts = { ...NO_HOSTS, script: ['https://ads.example'] };

  test('names its inline scripts and the configured hosts', () => {
    const policy = formatScriptPolicy({
      digests: ['sha256-a=', 'sha256-b='],
      hosts,
      allowsEval: false,
    });
    expect(policy).toBe("script-src 'self' 'sha256-a=' 'sha256-b=' https://ads.example");
  });

  test('may make code from text only where that is asked for, and then without third parties', () => {
    const policy = formatScriptPolicy({ digests: ['sha256-a='], hosts, allowsEval: true });
    expect(policy).toBe("script-src 'self' 'unsafe-eval' 'sha256-a='");
  });
});
