import { describe, expect, test } from 'vitest';
import { findExport, parseModule } from './jsModule.ts';
import { findPropTypes, readAllPropTypes } from './propTypes.ts';

function parse(text: string) {
  return parseModule('/package/A/A.js', text);
}

describe('a line of propTypes', () => {
  const cases: [source: string, required: boolean, literals: string[], needsRef: boolean][] = [
    ['PropTypes.string', false, [], false],
    ['PropTypes.string.isRequired', true, [], false],
    ['_propTypes.default.bool', false, [], false],
    ["PropTypes.oneOf(['b', 'a'])", false, ["'b'", "'a'"], false],
    [
      "PropTypes.oneOf(['b', 1, false, null]).isRequired",
      true,
      ["'b'", '1', 'false', 'null'],
      false,
    ],
    [
      "PropTypes /* @typescript-to-proptypes-ignore */.oneOfType([PropTypes.oneOf(['a']), PropTypes.string])",
      false,
      ["'a'"],
      false,
    ],
    ["PropTypes.shape({ x: PropTypes.oneOf(['nested']).isRequired })", false, [], false],
    ["PropTypes.arrayOf(PropTypes.oneOf(['b', 'a']).isRequired)", false, ["'b'", "'a'"], false],
    ["chainPropTypes(PropTypes.oneOf(['a']).isRequired, props => null)", true, ["'a'"], false],
    ['integerPropType.isRequired', true, [], false],
    ['elementAcceptingRef.isRequired', true, [], true],
    ['PropTypes.oneOfType([HTMLElementType, PropTypes.func])', false, [], false],
  ];
  test.each(cases)('%s', (source, required, literals, needsRef) => {
    const module = parse(`A.propTypes = {\n/** Text. */\na: ${source} };`);
    expect(readAllPropTypes(module).get('A')).toEqual([
      { name: 'a', comment: '/** Text. */', required, literals, needsRef },
    ]);
  });
});

describe('the propTypes of a component', () => {
  const block = '= { a: PropTypes.any };';
  const cases: [title: string, source: string][] = [
    ['assigned plainly', `export function A() {} A.propTypes ${block}`],
    [
      'left in by the build',
      'export const A = 1; process.env.NODE_ENV !== "production" ? A.propTypes = { a: PropTypes.any } : void 0;',
    ],
    ['checked to be exact', 'export const A = 1; A.propTypes = exactProp({ a: PropTypes.any });'],
    [
      'behind memo and forwardRef',
      `const Raw = (props, ref) => null; export const A = React.memo(forwardRef(Raw)); Raw.propTypes ${block}`,
    ],
    ['behind an alias', `function B() {} B.propTypes ${block} export const A = B;`],
    ['of a default export', `const B = 1; B.propTypes ${block} export { B as A };`],
  ];
  test.each(cases)('are found %s', (_, source) => {
    const module = parse(source);
    const definition = findExport(module, 'A', () => null);
    const found = definition && findPropTypes(definition, () => null);
    expect(found?.map(({ name }) => name)).toEqual(['a']);
  });
});
