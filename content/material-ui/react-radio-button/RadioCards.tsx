import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface PlanCardProps extends Pick<FormControlLabelProps, 'value'> {
  title: string;
  price: string;
}

function PlanCard({ value, title, price }: PlanCardProps) {
  const checked = useRadioGroup()?.value === value;
  return (
    <FormControlLabel
      value={value}
      disableTypography
      label={
        <Stack component="span">
          <span>{title}</span>
          <Typography variant="body2" component="span" color="textSecondary">
            {price}
          </Typography>
        </Stack>
      }
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
      <PlanCard value="two" title="Two phones" price="20 € a month" />
      <PlanCard value="four" title="Four phones" price="32 € a month" />
    </RadioGroup>
  );
}
