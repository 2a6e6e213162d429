import { formatAnswer, formatHit } from '../engine/formatAnswer.ts';
import { findNearestNames } from '../engine/nearestNames.ts';
import { createSearchEngine, type SearchEngine } from '../engine/searchEngine.ts';
import { addIconHit } from '../icons/addIconHit.ts';
import { createIconFinder, type FindIcon } from '../icons/iconFinder.ts';
import { DIALOG_SIZE, PAGE_SIZE, type SearchAnswer, type SearchHit } from '../searchAnswer.ts';
import { createIndexLoader, type LoaderEnvironment } from './indexLoader.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** What the host needs of a worker; tests pass their own. */
export interface HostEnvironment extends Pick<LoaderEnvironment, 'fetchJson' | 'wait'> {
  post(message: FromWorker): void;
  /** Lets waiting messages in. */
  pause(): Promise<void>;
}

/** The worker's side of search: loads the index and answers queries. */
export interface SearchHost {
  receive(message: ToWorker): void;
}

/** Pages offered before anything is typed. */
const START_PAGES = 5;

/** A host whose index is still to be loaded. */
export function createSearchHost({ fetchJson, wait, post, pause }: HostEnvironment): SearchHost {
  let engine: SearchEngine | undefined;
  let asked: { readonly id: number; readonly question: Question } | undefined;
  let icons: { readonly find: FindIcon; readonly productId: string } | undefined;
  let isAnswering = false;

  const loader = createIndexLoader({
    fetchJson,
    wait,
    onProducts: (products) => post({ kind: 'products', products }),
    async take(shard, products) {
      engine ??= createSearchEngine(products);
      for (const _ of engine.add(shard)) await pause();
    },
    takeIcons(list, link) {
      icons = { find: createIconFinder(list, link), productId: link.productId };
    },
    report(status) {
      post({ kind: 'status', status });
      void answer();
    },
  });

  /** Several questions that came at once are answered once, for the last of them. */
  async function answer(): Promise<void> {
    if (isAnswering) return;
    isAnswering = true;
    await pause();
    isAnswering = false;
    if (!asked || !engine || engine.records.length === 0) return;
    const { id, question } = asked;
    const isEmpty = question.text.trim() === '';
    post({
      kind: 'answer',
      id,
      answer: isEmpty ? NO_ANSWER : addIcon(answerQuestion(engine, question), question),
      start: isEmpty ? listStart(engine, question.productId) : [],
    });
  }

  function addIcon(answered: SearchAnswer, question: Question): SearchAnswer {
    const { text, onlyKinds, onlyProductId } = question;
    if (!icons || onlyKinds || text.includes(':')) return answered;
    if (onlyProductId !== null && onlyProductId !== icons.productId) return answered;
    const match = icons.find(text);
    return match ? addIconHit(answered, match, text, icons.productId) : answered;
  }

  return {
    receive(message) {
      switch (message.kind) {
        case 'open':
          loader.open(message.productId, message.savesData);
          break;
        case 'ask':
          asked = message;
          void answer();
          break;
        case 'retry':
          loader.retry();
          break;
      }
    },
  };
}

const NO_ANSWER: SearchAnswer = { groups: [], total: 0, nearest: [] };

function answerQuestion(engine: SearchEngine, question: Question): SearchAnswer {
  const size = question.size === 'dialog' ? DIALOG_SIZE : PAGE_SIZE;
  return formatAnswer(engine.search(question), size, () =>
    findNearestNames(question.text, engine.records),
  );
}

function listStart(engine: SearchEngine, productId: string | null): SearchHit[] {
  const { plan } = engine.search({ text: '', productId });
  return engine.records
    .filter((record) => record.kind === 'page' && record.productId === productId)
    .slice(0, START_PAGES)
    .map((record) => formatHit({ record, score: 0, text: '' }, plan));
}
