import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';

export default function SwitchThumb() {
  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      <FormControl orientation="horizontal" size="lg">
        <FormLabel>Studio door</FormLabel>
        <Switch
          defaultChecked
          slotProps={{
            thumb: ({ checked }) => ({ children: checked ? <LockIcon /> : <LockOpenIcon /> }),
          }}
        />
      </FormControl>
      <FormControl orientation="horizontal" size="lg">
        <FormLabel>Stereo</FormLabel>
        <Switch
          defaultChecked
          slotProps={{
            track: ({ checked }) => ({
              children: (
                <span
                  aria-hidden
                  style={{ marginInline: 8, marginInlineStart: checked ? 8 : 'auto' }}
                >
                  {checked ? 'L+R' : 'M'}
                </span>
              ),
            }),
          }}
          sx={{ '--Switch-trackWidth': '64px' }}
        />
      </FormControl>
    </Stack>
  );
}
