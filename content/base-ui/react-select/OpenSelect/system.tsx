import * as React from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { Stack, styled } from '@mui/system';

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

export default function OpenSelect() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Select
        aria-label="Return station"
        defaultValue="harbor"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        slots={{ root: Root, listbox: Listbox }}
      >
        <Option value="harbor">Harbor</Option>
        <Option value="market">Market Square</Option>
        <Option value="tower">Water Tower</Option>
      </Select>
      <output>The list is {open ? 'open' : 'closed'}.</output>
    </Stack>
  );
}
