import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <FormControl key={variant} sx={{ width: 150 }}>
          <FormLabel>{variant}</FormLabel>
          <Select variant={variant} defaultValue="fm">
            <Option value="fm">FM 98.4</Option>
            <Option value="dab">DAB+ 7C</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
