import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

function PlanCard(props: Pick<FormControlLabelProps, 'value' | 'label'>) {
  const checked = useRadioGroup()?.value === props.value;
  return (
    <FormControlLabel
      {...props}
      control={<Radio />}
      sx={{
        mx: 0,
        p: 1,
        border: 1,
        borderRadius: 1,
        borderColor: checked ? 'primary.main' : 'divider',
      }}
    />
  );
}

export default function RadioCards() {
  return (
    <RadioGroup aria-label="Family plan" name="family" defaultValue="four" sx={{ gap: 1 }}>
      <PlanCard value="two" label={<Typography>Two phones, 20 €</Typography>} />
      <PlanCard value="four" label={<Typography>Four phones, 32 €</Typography>} />
    </RadioGroup>
  );
}
