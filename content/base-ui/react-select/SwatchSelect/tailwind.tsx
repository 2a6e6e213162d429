import { Option, type OptionOwnerState } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

interface Frame {
  readonly name: string;
  readonly color: string;
}

const frames: readonly Frame[] = [
  { name: 'Moss', color: 'bg-lime-700' },
  { name: 'Brick', color: 'bg-red-700' },
  { name: 'Ink', color: 'bg-blue-900' },
];

const swatch = 'me-2 inline-block size-3 rounded-full';

const root = {
  className:
    'w-60 rounded-lg border border-gray-500 bg-white px-3 py-2 text-start text-inherit outline-blue-700 after:float-end after:content-["▾"/""] focus-visible:outline-2 dark:border-gray-400 dark:bg-gray-900 dark:outline-blue-300',
};

const listbox = {
  className:
    'my-1 max-h-70 w-60 list-none overflow-auto rounded-lg border border-gray-300 bg-white p-1 text-gray-900 outline-0 dark:border-gray-700 dark:bg-gray-900 dark:text-gray-50',
};

const option = ({ disabled, highlighted, selected }: OptionOwnerState<Frame>) => ({
  className: `cursor-default rounded px-2 py-1.5 ${selected ? 'font-semibold' : ''} ${
    highlighted ? 'bg-blue-100 dark:bg-blue-900' : ''
  } ${disabled ? 'opacity-60' : ''}`,
});

export default function SwatchSelect() {
  return (
    <Select
      aria-label="Color of the frame"
      defaultValue={frames[0]}
      renderValue={(chosen) =>
        chosen && (
          <span>
            <span className={`${swatch} ${chosen.value.color}`} />
            {chosen.label}
          </span>
        )
      }
      slotProps={{ root, listbox }}
    >
      {frames.map((frame) => (
        <Option key={frame.name} value={frame} label={frame.name} slotProps={{ root: option }}>
          <span className={`${swatch} ${frame.color}`} />
          {frame.name}
        </Option>
      ))}
    </Select>
  );
}
