import * as React from 'react';
import { Option, type OptionOwnerState } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const root = {
  className:
    'w-60 rounded-lg border border-gray-500 bg-white px-3 py-2 text-start text-inherit outline-blue-700 after:float-end after:content-["▾"/""] focus-visible:outline-2 dark:border-gray-400 dark:bg-gray-900 dark:outline-blue-300',
};

const listbox = {
  className:
    'my-1 max-h-70 w-60 list-none overflow-auto rounded-lg border border-gray-300 bg-white p-1 text-gray-900 outline-0 dark:border-gray-700 dark:bg-gray-900 dark:text-gray-50',
};

const option = ({ disabled, highlighted, selected }: OptionOwnerState<string>) => ({
  className: `cursor-default rounded px-2 py-1.5 ${selected ? 'font-semibold' : ''} ${
    highlighted ? 'bg-blue-100 dark:bg-blue-900' : ''
  } ${disabled ? 'opacity-60' : ''}`,
});

export default function OpenSelect() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="flex flex-col gap-2">
      <Select
        aria-label="Return station"
        defaultValue="harbor"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        slotProps={{ root, listbox }}
      >
        <Option value="harbor" slotProps={{ root: option }}>
          Harbor
        </Option>
        <Option value="market" slotProps={{ root: option }}>
          Market Square
        </Option>
        <Option value="tower" slotProps={{ root: option }}>
          Water Tower
        </Option>
      </Select>
      <output>The list is {open ? 'open' : 'closed'}.</output>
    </div>
  );
}
