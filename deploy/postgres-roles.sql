-- Run once, by psql, when compose.yaml makes a new cluster. The servers work as the owner of their database and nothing
-- else; the superuser comes in from inside its container alone, since without a password nothing else lets it in.
\getenv password POSTGRES_PASSWORD
create role orbit_vine login nosuperuser nocreatedb nocreaterole password :'password';
create database orbit_vine owner orbit_vine;
alter role postgres password null;
