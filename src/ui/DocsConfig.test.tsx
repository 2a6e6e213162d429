import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../model/language.ts';
import { DocsConfigProvider, useDocsConfig } from './DocsConfig.tsx';

function SiteName() {
  return <p>{useDocsConfig().siteUrl}</p>;
}

describe('useDocsConfig', () => {
  it('gives the value of the provider above', () => {
    const config = {
      siteUrl: 'https://docs.example',
      repositoryUrl: 'https://code.example',
      languages: LANGUAGES,
      buildId: 'b1',
    };
    const html = renderToStaticMarkup(
      <DocsConfigProvider value={config}>
        <SiteName />
      </DocsConfigProvider>,
    );
    expect(html).toBe('<p>https://docs.example</p>');
  });

  it('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<SiteName />)).toThrow(
      new Error(
        'Could not find docs config context value; please ensure the component is wrapped in a docs provider',
      ),
    );
  });
});
