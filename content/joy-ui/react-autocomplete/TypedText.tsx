import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const sites = ['Cape Row', 'Gull Point', 'Old Pier', 'Seal Rock'];

export default function TypedText() {
  const [site, setSite] = React.useState<string | null>('Gull Point');
  const [text, setText] = React.useState('Gull Point');

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Site</FormLabel>
      <Autocomplete
        options={sites}
        value={site}
        onChange={(_event, value) => setSite(value)}
        inputValue={text}
        onInputChange={(_event, value) => setText(value)}
      />
      <FormHelperText>
        Chosen: {site ?? 'nothing'}. Typed: {text || 'nothing'}.
      </FormHelperText>
    </FormControl>
  );
}
