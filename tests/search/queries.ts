import type { JudgedQuery } from '../../scripts/bench/search/measureRanking.ts';
import { CLASSES_AND_SLOTS, PROPS } from './queries/apiQueries.ts';
import { ASKED } from './queries/askedQueries.ts';
import { DAILY } from './queries/dailyQuestions.ts';
import { FRESH_THREADS } from './queries/freshThreads.ts';
import { GUIDES } from './queries/guideQueries.ts';
import { ISSUES } from './queries/issueQueries.ts';
import { LATEST_THREADS } from './queries/latestThreads.ts';
import { LIBRARY_ISSUE_TITLES } from './queries/libraryIssueTitles.ts';
import { LIBRARY_QUESTIONS } from './queries/libraryQuestions.ts';
import { MUI_X_QUESTIONS } from './queries/muiXQuestions.ts';
import { NAMES, OTHER_NAMES } from './queries/nameQueries.ts';
import { FROM_PRODUCT, OTHER_PRODUCTS } from './queries/productQueries.ts';
import { OTHER_TRACKERS } from './queries/otherTrackers.ts';
import { PUBLIC_THREADS } from './queries/publicThreads.ts';
import { BEGINNINGS, SLIPS, SPELLINGS } from './queries/spellingQueries.ts';
import { STACK_OVERFLOW } from './queries/stackOverflowQuestions.ts';
import { QUESTIONS } from './queries/taskQueries.ts';
import { THREADS } from './queries/threadQueries.ts';
import { PRODUCT_TOPICS } from './queries/topicQueries.ts';
import { TRACKER } from './queries/trackerQuestions.ts';
import { X_ISSUE_TITLES } from './queries/xIssueTitles.ts';

/** Queries as readers write them, with their right answers: the list that ranking is tuned on. */
export const QUERIES: readonly JudgedQuery[] = [
  ...[
    ...NAMES,
    ...SPELLINGS,
    ...SLIPS,
    ...BEGINNINGS,
    ...OTHER_NAMES,
    ...PROPS,
    ...CLASSES_AND_SLOTS,
    ...QUESTIONS,
    ...GUIDES,
    ...THREADS,
    ...ASKED,
    ...ISSUES,
    ...MUI_X_QUESTIONS,
    ...LIBRARY_QUESTIONS,
    ...STACK_OVERFLOW,
    ...TRACKER,
    ...OTHER_TRACKERS,
    ...PUBLIC_THREADS,
    ...FRESH_THREADS,
    ...LATEST_THREADS,
    ...X_ISSUE_TITLES,
    ...LIBRARY_ISSUE_TITLES,
    ...OTHER_PRODUCTS,
  ].map(([text, ...answers]) => ({ text, answers })),
  ...[...Object.entries(FROM_PRODUCT), ...Object.entries(PRODUCT_TOPICS)].flatMap(([from, rows]) =>
    rows.map(([text, ...answers]) => ({ text, answers, from })),
  ),
  ...DAILY,
];
