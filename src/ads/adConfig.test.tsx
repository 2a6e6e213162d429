import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { AdConfigProvider, useAdConfig } from './AdConfigProvider.tsx';
import { readAdConfig } from './adConfig.ts';

describe('readAdConfig', () => {
  it('has no network until one is configured', () => {
    expect(readAdConfig({})).toEqual({
      active: true,
      network: { kind: 'none' },
      poweredBy: 'Carbon',
    });
  });

  it('reads the script with what the usual network needs', () => {
    expect(
      readAdConfig({ VITE_AD_SCRIPT_URL: 'https://cdn.example/ad.js?serve=1' }).network,
    ).toEqual({
      kind: 'script',
      src: 'https://cdn.example/ad.js?serve=1',
      scriptId: '_carbonads_js',
      placeholderSelector: '#carbonads',
      backersSelector: 'a[href*="/discover-more/backers"]',
    });
  });

  it('reads the endpoint and allows its own host', () => {
    const env = {
      VITE_AD_JSON_URL: 'https://srv.example/ads.json',
      VITE_AD_HOSTS: 'https://CDN.example, https://*.px.example https://img.example:8443',
    };
    expect(readAdConfig(env).network).toEqual({
      kind: 'json',
      url: 'https://srv.example/ads.json',
      allowedHosts: ['srv.example', 'cdn.example', '*.px.example', 'img.example:8443'],
      allowLoopback: false,
    });
  });

  it('prefers the endpoint, because what it sends never runs', () => {
    const env = {
      VITE_AD_JSON_URL: 'https://srv.example/ads.json',
      VITE_AD_SCRIPT_URL: 'https://cdn.example/ad.js',
    };
    expect(readAdConfig(env).network.kind).toBe('json');
  });

  test.each([
    [{ DEV: true }, false],
    [{ DEV: true, VITE_AD_IN_DEV: 'true' }, true],
    [{ DEV: true, VITE_AD_IN_DEV: '' }, false],
    [{ DEV: false }, true],
  ])('with %j is active: %s', (env, active) => {
    expect(readAdConfig(env).active).toBe(active);
  });

  test.each([
    ['VITE_AD_JSON_URL', 'http://srv.example/ads.json'],
    ['VITE_AD_JSON_URL', 'srv.example'],
    ['VITE_AD_SCRIPT_URL', 'javascript:alert(1)'],
    ['VITE_AD_SCRIPT_URL', '//cdn.example/ad.js'],
  ])('refuses %s="%s"', (variable, value) => {
    expect(() => readAdConfig({ [variable]: value })).toThrow(
      new Error(`${variable} is "${value}". It must be an https address.`),
    );
  });

  it('lets a network on this machine do without https', () => {
    expect(
      readAdConfig({ VITE_AD_JSON_URL: 'http://127.0.0.1:4000/ads.json' }).network,
    ).toMatchObject({
      allowedHosts: ['127.0.0.1:4000'],
      allowLoopback: true,
    });
  });
});

describe('useAdConfig', () => {
  function Credit() {
    return <p>{useAdConfig().config.poweredBy}</p>;
  }

  it('gives the value of the provider above', () => {
    const value = { config: readAdConfig({}), report: () => {} };
    const html = renderToStaticMarkup(
      <AdConfigProvider value={value}>
        <Credit />
      </AdConfigProvider>,
    );
    expect(html).toBe('<p>Carbon</p>');
  });

  it('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<Credit />)).toThrow(
      new Error(
        'Could not find ad config context value; please ensure the component is wrapped in an ad config provider',
      ),
    );
  });
});
