import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function OneLook() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <FormControl>
        <FormLabel>Variant of everything below</FormLabel>
        <RadioGroup
          orientation="horizontal"
          name="look"
          value={variant}
          onChange={(event) => setVariant(event.target.value as VariantProp)}
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {VARIANTS.map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Alert variant={variant} color="success">
        Your drill is reserved until Friday.
      </Alert>
      <FormControl>
        <FormLabel>Which tool do you need?</FormLabel>
        <Input variant={variant} defaultValue="Cordless drill" />
      </FormControl>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar variant={variant} color="primary">
          JT
        </Avatar>
        <Chip variant={variant} color="primary">
          Member
        </Chip>
        <Button variant={variant}>Extend</Button>
      </Stack>
    </Stack>
  );
}
