import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

const traits = ['Perennial', 'Edible', 'Loved by bees', 'Shade'];

export default function CheckboxChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Edible']);

  return (
    <div>
      <Typography id="traits" level="title-sm" sx={{ mb: 1 }}>
        Show only
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-labelledby="traits"
        sx={{ flexWrap: 'wrap' }}
      >
        {traits.map((trait) => {
          const checked = chosen.includes(trait);
          return (
            <Chip
              key={trait}
              size="lg"
              variant="plain"
              color={checked ? 'success' : 'neutral'}
              startDecorator={checked && <CheckIcon />}
            >
              <Checkbox
                overlay
                disableIcon
                variant={checked ? 'soft' : 'outlined'}
                color={checked ? 'success' : 'neutral'}
                label={trait}
                checked={checked}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, trait]
                      : chosen.filter((other) => other !== trait),
                  )
                }
              />
            </Chip>
          );
        })}
      </Stack>
    </div>
  );
}
