import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch, { type SwitchProps } from '@mui/material/Switch';

const squareThumb: SwitchProps['slotProps'] = {
  thumb: (ownerState) => ({
    sx: { borderRadius: ownerState.size === 'small' ? 0.5 : 1 },
  }),
};

export default function SlotPropsCallback() {
  return (
    <Stack>
      <FormControlLabel
        control={<Switch defaultChecked slotProps={squareThumb} />}
        label="Departure alerts"
      />
      <FormControlLabel
        control={<Switch size="small" slotProps={squareThumb} />}
        label="Delays of other lines"
      />
    </Stack>
  );
}
