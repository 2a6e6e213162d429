import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { decades, type Decade } from './photos';

export interface Filters {
  text: string;
  /** None of them means all. */
  decades: Decade[];
}

interface ArchiveFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export default function ArchiveFilters({ filters, onChange }: ArchiveFiltersProps) {
  const toggle = (decade: Decade, checked: boolean) =>
    onChange({
      ...filters,
      decades: checked
        ? [...filters.decades, decade]
        : filters.decades.filter((other) => other !== decade),
    });

  return (
    <Stack
      role="search"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'flex-end' } }}
    >
      <FormControl sx={{ flexGrow: 1, maxWidth: { sm: 360 } }}>
        <FormLabel>Title or place</FormLabel>
        <Input
          type="search"
          value={filters.text}
          onChange={(event) => onChange({ ...filters, text: event.target.value })}
        />
      </FormControl>
      <Stack
        role="group"
        aria-label="Decades"
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', minHeight: 36, alignItems: 'center' }}
      >
        {decades.map((decade) => (
          <Checkbox
            key={decade}
            label={decade}
            checked={filters.decades.includes(decade)}
            onChange={(event) => toggle(decade, event.target.checked)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
