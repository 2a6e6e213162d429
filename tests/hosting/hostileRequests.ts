import { METHOD_REFUSED, NOT_FOUND } from '../../src/hosting/plainAnswers.ts';
import { HTML, TEXT, type ExpectedAnswer } from './testRequests.ts';

/** Requests that are meant to do harm, and what any server of the site must answer. */
export const HOSTILE_REQUESTS: readonly ExpectedAnswer[] = [
  {
    title: 'a redirect that is meant to lead to another site',
    path: '/zh//evil.example/',
    status: 301,
    answers: { location: '/evil.example/' },
  },
  {
    title: 'a redirect that is meant to lead to another site by a backslash',
    path: '/zh/%5Cevil.example/',
    status: 404,
    answers: { location: undefined },
  },
  {
    title: 'a redirect that is meant to add a header',
    path: '/zh/%0d%0aX-Injected:%20yes',
    status: 404,
    answers: { location: undefined, 'x-injected': undefined },
  },
  {
    title: "the build's own files",
    path: '/.vite/manifest.json',
    status: 404,
    answers: { 'content-type': TEXT },
    body: NOT_FOUND,
  },
  {
    title: "the host's own files",
    path: '/_headers',
    status: 404,
    answers: { 'content-type': TEXT },
    body: NOT_FOUND,
  },
  {
    title: 'a post',
    method: 'POST',
    path: '/material-ui/react-button/',
    status: 405,
    answers: { allow: 'GET, HEAD', 'content-type': TEXT, 'x-content-type-options': 'nosniff' },
    body: METHOD_REFUSED,
  },
  { title: 'a deletion', method: 'DELETE', path: '/sw.js', status: 405, answers: {} },
  { title: 'a path out of the site', path: '/../../etc/passwd', status: 400, answers: {} },
  {
    title: 'a hidden path out of the site',
    path: '/assets/..%2f..%2f..%2fetc/passwd',
    status: 400,
    answers: {},
  },
  {
    title: 'a path out of the site by the rules of Windows',
    path: '/a%5c..%5c..%5c.env',
    status: 404,
    answers: { 'x-content-type-options': 'nosniff' },
  },
  {
    title: 'a file taken for a folder',
    path: '/robots.txt/more/',
    status: 404,
    answers: { 'content-type': HTML },
  },
  {
    title: 'a name too long for any file',
    path: `/${'a'.repeat(1000)}/`,
    status: 404,
    answers: { 'content-type': HTML },
  },
  { title: 'a path that cannot be decoded', path: '/%', status: 400, answers: {} },
  { title: 'a path with a null character', path: '/index.html%00.js', status: 400, answers: {} },
];
