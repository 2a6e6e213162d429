import { Option, type OptionOwnerState } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
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

const describe = (label: string) => ({
  root: { role: 'none' },
  label: {
    'aria-hidden': true,
    className: 'block px-2 pt-2 pb-1 text-sm text-gray-600 dark:text-gray-300',
  },
  list: { role: 'group', 'aria-label': label, className: 'list-none p-0' },
});

export default function GroupedSelect() {
  return (
    <Select
      aria-label="Bike"
      defaultValue="city"
      slotProps={{ root, listbox, popup: { placement: 'top-start' } }}
    >
      <OptionGroup label="Without motor" slotProps={describe('Without motor')}>
        <Option value="city" slotProps={{ root: option }}>
          City bike
        </Option>
        <Option value="tandem" slotProps={{ root: option }}>
          Tandem
        </Option>
      </OptionGroup>
      <OptionGroup label="Electric (all out)" disabled slotProps={describe('Electric')}>
        <Option value="e-city" disabled slotProps={{ root: option }}>
          Electric city bike
        </Option>
        <Option value="e-cargo" disabled slotProps={{ root: option }}>
          Electric cargo bike
        </Option>
      </OptionGroup>
    </Select>
  );
}
