import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const Root = styled('button')({
  width: 240,
  padding: '8px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'light-dark(#fff, #111827)',
  [`&.${selectClasses.focusVisible}`]: { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
});

const Listbox = styled('ul')({
  width: 240,
  maxHeight: 280,
  margin: '4px 0',
  padding: 4,
  overflow: 'auto',
  border: '1px solid light-dark(#d1d5db, #374151)',
  borderRadius: 8,
  color: 'light-dark(#111827, #f9fafb)',
  backgroundColor: 'light-dark(#fff, #111827)',
  listStyle: 'none',
  outline: 0,
});

const Option = styled(BaseOption)({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'default',
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.highlighted}`]: { backgroundColor: 'light-dark(#dbeafe, #1e3a8a)' },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6 },
});

const Swatch = styled('span')({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginInlineEnd: 8,
  borderRadius: '50%',
});

const frames = [
  { name: 'Moss', color: '#4d7c0f' },
  { name: 'Brick', color: '#b91c1c' },
  { name: 'Ink', color: '#1e3a8a' },
];

export default function SwatchSelect() {
  return (
    <Select
      aria-label="Color of the frame"
      defaultValue={frames[0]}
      renderValue={(option) =>
        option && (
          <span>
            <Swatch style={{ backgroundColor: option.value.color }} />
            {option.label}
          </span>
        )
      }
      slots={{ root: Root, listbox: Listbox }}
    >
      {frames.map((frame) => (
        <Option key={frame.name} value={frame} label={frame.name}>
          <Swatch style={{ backgroundColor: frame.color }} />
          {frame.name}
        </Option>
      ))}
    </Select>
  );
}
