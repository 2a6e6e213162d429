import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const birds = [
  { label: 'Goldcrest', latin: 'Regulus regulus', grams: 6 },
  { label: 'Robin', latin: 'Erithacus rubecula', grams: 18 },
  { label: 'Song thrush', latin: 'Turdus philomelos', grams: 80 },
];

export default function DescribedOptions() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Species with weight</FormLabel>
      <Autocomplete
        options={birds}
        renderOption={(props, { label, latin, grams }) => {
          const { key, ...optionProps } = props as typeof props & { key: string };
          return (
            <AutocompleteOption key={key} {...optionProps}>
              <ListItemContent>
                {label}
                <Typography level="body-xs">
                  <i lang="la">{latin}</i>, about {grams} g
                </Typography>
              </ListItemContent>
            </AutocompleteOption>
          );
        }}
      />
    </FormControl>
  );
}
