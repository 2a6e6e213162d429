import { Switch } from '@mui/base/Switch';

export default function ReadingLight() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        root: ({ checked }) => ({
          className: `group relative inline-block h-6 w-10 ${checked ? 'is-on' : ''}`,
        }),
        track: {
          className: 'absolute inset-0 rounded-full bg-gray-500 group-[.is-on]:bg-sky-700',
        },
        thumb: {
          className:
            'absolute top-1 left-1 size-4 rounded-full bg-white transition-all group-[.is-on]:left-5',
        },
        input: {
          'aria-label': 'Reading light',
          className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
        },
      }}
    />
  );
}
