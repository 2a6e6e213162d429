import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline component="section" enableColorScheme sx={{ p: 2, borderRadius: 1 }}>
      <h3>Your stay</h3>
      <p>
        Two nights, room 5, <b>quiet side</b>. This part has the theme’s font, color and background;
        the page around it is not touched.
      </p>
    </ScopedCssBaseline>
  );
}
