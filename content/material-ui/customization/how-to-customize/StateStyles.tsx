import Switch, { switchClasses } from '@mui/material/Switch';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

const doorSwitch = {
  [`& .${switchClasses.switchBase}.${switchClasses.checked}`]: { color: 'success.main' },
  [`& .${switchClasses.checked} + .${switchClasses.track}`]: { bgcolor: 'success.main' },
};

export default function StateStyles() {
  return (
    <Stack>
      <FormControlLabel
        control={<Switch defaultChecked sx={doorSwitch} />}
        label="Greenhouse door open"
      />
      <FormControlLabel control={<Switch sx={doorSwitch} />} label="Side window open" />
    </Stack>
  );
}
