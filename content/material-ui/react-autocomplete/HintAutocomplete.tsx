import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const towns = ['Arequipa', 'Ayacucho', 'Cajamarca', 'Cusco', 'Huaraz', 'Trujillo'];

export default function HintAutocomplete() {
  const [text, setText] = React.useState('');
  const match =
    text &&
    towns.find((town) => town.toLowerCase().startsWith(text.toLowerCase()) && town !== text);
  const rest = match ? match.slice(text.length) : '';

  return (
    <Autocomplete
      options={towns}
      inputValue={text}
      onInputChange={(_event, newText) => setText(newText)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.shiftKey && rest) {
          event.preventDefault();
          setText(text + rest);
        }
      }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <TextField {...params} label="Town" helperText="Tab completes the name" />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              top: 16.5,
              insetInlineStart: 14,
              typography: 'body1',
              lineHeight: '1.4375em',
              color: 'text.secondary',
              pointerEvents: 'none',
              whiteSpace: 'pre',
            }}
          >
            <span style={{ visibility: 'hidden' }}>{text}</span>
            {rest}
          </Box>
        </Box>
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
