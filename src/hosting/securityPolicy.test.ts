import { describe, expect, test } from 'vitest';
import {
  formatLivePolicy,
  formatScriptPolicy,
  formatSitePolicy,
  NO_HOSTS,
  readPolicyHosts,
  type PolicyHosts,
} from './securityPolicy.ts';

describe('the site itself', () => {
  test.each([
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['https://example.com:8443/docs/', 'https://example.com:8443'],
    // The port is whichever is free.
    ['http://localhost:3000', 'http://localhost:*'],
  ])('at %s is named as %s where documents have no origin', (SITE_URL, own) => {
    const hosts = readPolicyHosts({ SITE_URL });
    const live = formatLivePolicy(hosts).split('; ');
    for (const kind of ['default', 'script', 'style', 'img']) {
      const directive = live.find((text) => text.startsWith(`${kind}-src `));
      expect(directive?.split(' ')).toContain(own);
    }
    expect(live).toContain("connect-src 'none'");
    expect(formatScriptPolicy({ digests: [], hosts, allowsEval: true })).toContain(own);
    expect(formatScriptPolicy({ digests: [], hosts, allowsEval: false })).not.toContain(own);
  });
});

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

  const network = {
    VITE_AD_HOSTS: 'https://ads.example, https://*.cdn.example:8443',
    VITE_AD_SCRIPT_URL: 'https://script.example/ad.js?zone=1',
  };
  const adHosts = ['https://ads.example', 'https://*.cdn.example:8443'];

  test.each<[string, Record<string, string>, Partial<PolicyHosts>]>([
    [
      'an ad script run, in a frame, and fetch',
      network,
      {
        script: ['https://script.example', ...adHosts],
        connect: ['https://script.example', ...adHosts],
        image: ['https://script.example', ...adHosts],
        frame: ['https://script.example', ...adHosts],
      },
    ],
    [
      'an ad endpoint send data and pictures, never scripts',
      { ...network, VITE_AD_JSON_URL: 'https://json.example/ads.json' },
      {
        connect: ['https://json.example', ...adHosts],
        image: ['https://json.example', ...adHosts],
      },
    ],
    [
      'a network on this machine do without https',
      { VITE_AD_JSON_URL: 'http://127.0.0.1:4710/ads.json' },
      { connect: ['http://127.0.0.1:4710'], image: ['http://127.0.0.1:4710'] },
    ],
    [
      'analytics run, send and count',
      { VITE_ANALYTICS_ID: 'G-TEST', VITE_ANALYTICS_HOSTS: 'https://stats.example' },
      {
        script: ['https://stats.example'],
        connect: ['https://stats.example'],
        image: ['https://stats.example'],
      },
    ],
    [
      'a font service send styles and fonts',
      { VITE_FONT_HOSTS: 'https://fonts.example' },
      { style: ['https://fonts.example'], font: ['https://fonts.example'] },
    ],
    [
      'nobody in for hosts of what is not configured',
      { VITE_AD_HOSTS: 'https://ads.example', VITE_ANALYTICS_HOSTS: 'https://stats.example' },
      {},
    ],
  ])('lets %s', (_what, env, granted) => {
    expect(readPolicyHosts(env)).toEqual({ ...NO_HOSTS, ...granted });
  });

  test('names an origin once', () => {
    const { connect } = readPolicyHosts({
      ...network,
      VITE_ANALYTICS_ID: 'G-TEST',
      VITE_ANALYTICS_HOSTS: 'https://stats.example https://ads.example',
    });
    expect(connect).toEqual(['https://script.example', ...adHosts, 'https://stats.example']);
    expect(formatSitePolicy({ ...NO_HOSTS, connect })).toContain(
      `connect-src 'self' ${connect.join(' ')};`,
    );
  });

  test.each([
    ['VITE_AD_HOSTS', "https://ads.example;script-src'unsafe-inline'"],
    ['VITE_AD_HOSTS', 'https://ads.example/path'],
    ['VITE_AD_HOSTS', 'http://ads.example'],
    ['VITE_AD_HOSTS', 'http://127.0.0.1.evil.example'],
    ['VITE_AD_HOSTS', 'ads.example'],
    ['VITE_ANALYTICS_HOSTS', '*'],
    ['VITE_FONT_HOSTS', "'unsafe-inline'"],
    ['VITE_AD_JSON_URL', "https://ads.example;script-src'unsafe-inline'"],
    ['VITE_AD_SCRIPT_URL', 'http://ads.example'],
  ])('refuses a %s of %s', (variable, text) => {
    expect(() => readPolicyHosts({ [variable]: text })).toThrow(
      `${variable} holds "${text}", which is not an origin. Write it as https://host.example, without a path.`,
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
    expect(policy).toBe(
      "script-src 'self' 'sha256-a=' 'sha256-b=' https://ads.example; require-trusted-types-for 'script'",
    );
  });

  test('may make code from text only where that is asked for, and then without third parties', () => {
    const policy = formatScriptPolicy({ digests: ['sha256-a='], hosts, allowsEval: true });
    expect(policy).toBe("script-src 'self' 'unsafe-eval' 'sha256-a='");
  });

  test('allows one policy for trusted types where no third party brings its own', () => {
    const policy = formatScriptPolicy({ digests: [], hosts: NO_HOSTS, allowsEval: false });
    expect(policy).toBe(
      "script-src 'self'; require-trusted-types-for 'script'; trusted-types default",
    );
  });
});
