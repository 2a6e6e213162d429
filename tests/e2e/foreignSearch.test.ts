// @module-tag fault
import { describe, expect } from 'vitest';
import { changeDocument, DOCUMENT_CHANGES } from './documentChanges.ts';
import { holdScripts, openDocument } from './holdScripts.ts';
import { waitForScripts } from './offlineReader.ts';
import { findField, searchFor } from './openSearch.ts';
import { test } from './siteTest.ts';

const START = '/material-ui/react-no-ssr/';
const NEXT = { pathname: '/material-ui/react-portal/', title: 'Portal' };

/** Search does not know what was changed: some changes of each part of a page are enough. */
const CHANGES = DOCUMENT_CHANGES.filter((_, index) => index % 4 === 0);

describe('a document that was changed before hydration', () => {
  test.for(CHANGES)('is left by search: $name', async (change, { page, site }) => {
    const letScriptsRun = await holdScripts(page);
    await openDocument(page, site.origin + START);
    expect(await page.evaluate(changeDocument, change)).toBeGreaterThan(0);
    letScriptsRun();
    await waitForScripts(page);
    await searchFor(page, NEXT.title);
    await page.getByRole('option', { name: NEXT.title }).first().waitFor();
    await findField(page).press('Enter');
    await page.waitForURL(`**${NEXT.pathname}`);
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual([NEXT.title]);
  });
});
