import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { plans } from './checkout';
import type { StepProps } from './StepField';

export default function PlanStep({ order, onChange }: StepProps) {
  const choose = (id: string) => {
    const plan = plans.find((candidate) => candidate.id === id);
    if (plan) onChange({ planId: plan.id });
  };

  return (
    <>
      <FormControl>
        <FormLabel id="plans">Plan</FormLabel>
        <RadioGroup
          aria-labelledby="plans"
          name="plan"
          value={order.planId}
          onChange={(_event, id) => choose(id)}
        >
          <Stack spacing={1.5} sx={{ mt: 1 }}>
            {plans.map(({ id, name, perMonth, text }) => (
              <Paper key={id} variant="outlined" sx={{ px: 2, py: 1 }}>
                <FormControlLabel
                  value={id}
                  control={<Radio />}
                  label={
                    <>
                      <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
                        {name}, ${perMonth} a month
                      </Typography>
                      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                        {text}
                      </Typography>
                    </>
                  }
                />
              </Paper>
            ))}
          </Stack>
        </RadioGroup>
      </FormControl>
      <FormControlLabel
        control={<Switch />}
        checked={order.yearly}
        onChange={(_event, yearly) => onChange({ yearly })}
        label="Pay for a year: two months are free"
      />
    </>
  );
}
