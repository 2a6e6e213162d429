import { beforeEach, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../searchAnswer.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';
import { createSearchClient, type SearchClient, type WorkerLike } from './searchClient.ts';

class FakeWorker implements WorkerLike {
  readonly received: ToWorker[] = [];
  isTerminated = false;
  private readonly listeners: {
    message: ((event: { readonly data: FromWorker }) => void)[];
    error: (() => void)[];
  } = { message: [], error: [] };

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  addEventListener(type: 'message' | 'error', listener: never): void {
    this.listeners[type].push(listener);
  }
  say(data: FromWorker): void {
    for (const listener of this.listeners.message) listener({ data });
  }
  crash(): void {
    for (const listener of this.listeners.error) listener();
  }
}

const QUESTION: Question = {
  text: 'button',
  productId: null,
  onlyProductId: null,
  onlyKinds: null,
  size: 'dialog',
};
const answer = (total: number): SearchAnswer => ({ groups: [], total, nearest: [] });

let workers: FakeWorker[];
let client: SearchClient;
beforeEach(() => {
  workers = [];
  client = createSearchClient({
    savesData: false,
    createWorker() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
});

describe('a search client', () => {
  test('starts its worker when search is opened, and only then', () => {
    client.ask(QUESTION);
    expect(workers).toEqual([]);
    client.open('joy-ui');
    client.open('joy-ui');
    expect(workers).toHaveLength(1);
  });

  test('asks what was typed before the worker was there', () => {
    client.ask(QUESTION);
    client.open(null);
    expect(workers[0]?.received).toEqual([
      { kind: 'open', productId: null, savesData: false },
      { kind: 'ask', id: 1, question: QUESTION },
    ]);
  });

  test('drops answers to earlier questions', () => {
    client.open(null);
    client.ask({ ...QUESTION, text: 'b' });
    client.ask(QUESTION);
    workers[0]?.say({ kind: 'answer', id: 1, answer: answer(1), start: [] });
    expect(client.getState().answer).toBeNull();
    workers[0]?.say({ kind: 'answer', id: 2, answer: answer(2), start: [] });
    workers[0]?.say({ kind: 'answer', id: 1, answer: answer(1), start: [] });
    expect(client.getState()).toMatchObject({ answer: { total: 2 }, answered: QUESTION });
  });

  test('keeps the last answer while the next one is on its way', () => {
    client.open(null);
    client.ask(QUESTION);
    workers[0]?.say({ kind: 'answer', id: 1, answer: answer(1), start: [] });
    client.ask({ ...QUESTION, text: 'buttons' });
    expect(client.getState()).toMatchObject({ answer: { total: 1 }, answered: QUESTION });
  });

  test(
    'says so when its worker breaks, and starts a new one on request',
    { tags: ['fault'] },
    () => {
      client.open('joy-ui');
      client.ask(QUESTION);
      workers[0]?.crash();
      expect(workers[0]?.isTerminated).toBe(true);
      expect(client.getState().status).toEqual({ state: 'empty', failure: 'never' });
      client.retry();
      expect(client.getState().status).toEqual({ state: 'empty', failure: 'none' });
      expect(workers[1]?.received).toEqual([
        { kind: 'open', productId: 'joy-ui', savesData: false },
        { kind: 'ask', id: 1, question: QUESTION },
      ]);
    },
  );

  test('tells its listeners until they leave', () => {
    let calls = 0;
    const leave = client.subscribe(() => (calls += 1));
    client.open(null);
    workers[0]?.say({ kind: 'status', status: { state: 'ready', failure: 'none' } });
    leave();
    workers[0]?.say({ kind: 'status', status: { state: 'ready', failure: 'none' } });
    expect(calls).toBe(1);
  });
});
