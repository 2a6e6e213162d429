import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { OptionGroup as BaseGroup, optionGroupClasses } from '@mui/base/OptionGroup';
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

const Group = styled(BaseGroup)({
  [`& .${optionGroupClasses.label}`]: {
    display: 'block',
    padding: '8px 8px 4px',
    fontSize: 14,
    color: 'light-dark(#4b5563, #d1d5db)',
  },
  [`& .${optionGroupClasses.list}`]: { padding: 0, listStyle: 'none' },
});

const describe = (label: string) => ({
  root: { role: 'none' },
  label: { 'aria-hidden': true },
  list: { role: 'group', 'aria-label': label },
});

export default function GroupedSelect() {
  return (
    <Select
      aria-label="Bike"
      defaultValue="city"
      slots={{ root: Root, listbox: Listbox }}
      slotProps={{ popup: { placement: 'top-start' } }}
    >
      <Group label="Without motor" slotProps={describe('Without motor')}>
        <Option value="city">City bike</Option>
        <Option value="tandem">Tandem</Option>
      </Group>
      <Group label="Electric (all out)" disabled slotProps={describe('Electric')}>
        <Option value="e-city" disabled>
          Electric city bike
        </Option>
        <Option value="e-cargo" disabled>
          Electric cargo bike
        </Option>
      </Group>
    </Select>
  );
}
