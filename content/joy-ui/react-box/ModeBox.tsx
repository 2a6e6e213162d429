import Box from '@mui/joy/Box';

export default function ModeBox() {
  return (
    <Box
      sx={(theme) => ({
        width: 260,
        p: 2,
        borderRadius: 'md',
        typography: 'body-md',
        color: 'text.primary',
        backgroundImage: `linear-gradient(${theme.vars.palette.success[100]}, ${theme.vars.palette.warning[100]})`,
        [theme.getColorSchemeSelector('dark')]: {
          backgroundImage: `linear-gradient(${theme.vars.palette.success[800]}, ${theme.vars.palette.neutral[900]})`,
        },
      })}
    >
      The meadow mix looks different at night.
    </Box>
  );
}
