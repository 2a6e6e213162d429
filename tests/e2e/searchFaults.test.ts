import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openPage, visit } from './offlineReader.ts';
import { findActive, findField, searchFor, START } from './openSearch.ts';
import { test } from './siteTest.ts';

const MANIFEST = '**/data/search.json';

describe('an index that', { tags: ['fault'] }, () => {
  test('is slow keeps the field alive, says so, and answers in the end', async ({ page, open }) => {
    await open(START);
    const held: Route[] = [];
    await page.route(MANIFEST, (route) => void held.push(route));
    await searchFor(page, 'button');
    expect(await findField(page).inputValue()).toBe('button');
    await page.getByText('The connection is slow').first().waitFor();
    await page.keyboard.type(' group');
    expect(await findField(page).inputValue()).toBe('button group');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('button');
    for (const route of held) await route.continue();
    await findActive(page).getByText('Button', { exact: true }).waitFor();
  });

  test.for([
    ['is missing', { status: 404, body: 'Not found' }],
    ['is corrupt', { status: 200, contentType: 'application/json', body: '{"format":1,"sha' }],
    [
      'is a page',
      { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><title>x</title>' },
    ],
  ] as const)('%s is told and tried again on request', async ([, answer], { page, open }) => {
    await open(START);
    await page.route(MANIFEST, (route) => route.fulfill(answer));
    await searchFor(page, 'button');
    await page.getByText('The search index could not be loaded').first().waitFor();
    await page.unroute(MANIFEST);
    await page.getByRole('button', { name: 'Try again now' }).click();
    await findActive(page).getByText('Button', { exact: true }).waitFor();
    expect(await page.getByText('could not be loaded').count()).toBe(0);
  });

  test('lacks the part of another product still finds the rest', async ({ page, open }) => {
    await open(START);
    await page.route('**/data/search/joy-ui.*', (route) => route.abort());
    await searchFor(page, 'button');
    await findActive(page).getByText('Button', { exact: true }).waitFor();
    await page.getByText('Part of the search index could not be loaded').first().waitFor();
  });

  test('cannot run, for want of its worker, is told and tried again', async ({ page, open }) => {
    await open(START);
    await page.route('**/assets/searchWorker-*', (route) => route.abort());
    await searchFor(page, 'button');
    await page.getByText('The search index could not be loaded.').first().waitFor();
    await page.unroute('**/assets/searchWorker-*');
    await page.getByRole('button', { name: 'Try again now' }).click();
    await findActive(page).getByText('Button', { exact: true }).waitFor();
  });

  test('was loaded works without a network', async ({ context, page, open }) => {
    await open(START);
    await searchFor(page, 'button');
    await findActive(page).waitFor();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await searchFor(page, 'text field');
    await findActive(page).getByText('Text Field', { exact: true }).waitFor();
  });
});

test('a reader who searched before can search offline, in a new tab too', async ({
  site,
  context,
  page,
}) => {
  // The host that workers are registered on.
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  await visit(page, origin, START);
  await searchFor(page, 'button');
  await findActive(page).waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const tab = await context.newPage();
  await openPage(tab, origin + START);
  await searchFor(tab, 'text field');
  await findActive(tab).getByText('Text Field', { exact: true }).waitFor();
});
