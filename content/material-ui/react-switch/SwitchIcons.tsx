import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';

export default function SwitchIcons() {
  return (
    <FormControlLabel
      label="Lock the front door"
      control={
        <Switch
          defaultChecked
          icon={<LockOpenIcon fontSize="small" />}
          checkedIcon={<LockIcon fontSize="small" />}
        />
      }
    />
  );
}
